const DATABASE_TLS = /^(sslmode=(require|verify-ca|verify-full)|ssl=(true|1))$/;
/** Settings with the URL of a service, each with the query parameters that make its plain protocol use TLS. */
const SERVICES = {
  DATABASE_URL: DATABASE_TLS,
  DATABASE_OWNER_URL: DATABASE_TLS,
  SMTP_URL: /^requireTLS=true$/,
  CLAMAV_URL: null,
  S3_ENDPOINT: null,
  MIDTRANS_BASE_URL: null,
  BTN_BASE_URL: null,
  OTEL_EXPORTER_OTLP_ENDPOINT: null,
} as const;
type ServiceKey = keyof typeof SERVICES;

/** The URLs of services, and the hosts that may be reached without TLS, for example in a private network. */
export type ServiceSettings = Partial<Record<ServiceKey, string | undefined>> & {
  PLAINTEXT_HOSTS: readonly string[];
};

const ENCRYPTED_PROTOCOLS = ['https:', 'smtps:'];
/** Connections that do not leave the machine. No host, or a path, is a socket file. */
const isThisMachine = (host: string) => /^(|\/.*|localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

const isDatabase = (key: ServiceKey) => SERVICES[key] === DATABASE_TLS;

function isPlaintext(key: ServiceKey, text: string): boolean {
  const { protocol, searchParams } = new URL(text);
  const encrypts = SERVICES[key];
  return (
    !ENCRYPTED_PROTOCOLS.includes(protocol) &&
    ![...searchParams].some(([name, value]) => encrypts?.test(`${name}=${value}`))
  );
}

/** Returns the settings whose services are on another machine and would be reached without TLS. */
export function plaintextServices(settings: ServiceSettings): ServiceKey[] {
  return (Object.keys(SERVICES) as ServiceKey[]).filter((key) => {
    const text = settings[key];
    if (text === undefined || !URL.canParse(text)) return false;
    const { hostname, searchParams } = new URL(text);
    // The driver of PostgreSQL prefers this parameter.
    const host = (isDatabase(key) && searchParams.get('host')) || hostname;
    return !isThisMachine(host) && !settings.PLAINTEXT_HOSTS.includes(host) && isPlaintext(key, text);
  });
}
