import type { Span, Tracer } from '@opentelemetry/api';
import { type Config, ConfigError } from '../../config.ts';
import type { JobMeter } from '../job-meter.ts';
import type { TraceParent } from './traceparent.ts';

/** The span of one request or job. */
export type ActiveSpan = {
  traceId: string;
  /** Sets the name and the attributes, and ends the span. `isFailed`: the server caused the failure. */
  end(name: string, attributes: Record<string, string | number>, isFailed: boolean): void;
};

/** OpenTelemetry traces, which are exported by OTLP over HTTP. */
export type Tracing = {
  /** Starts the span of a request, in the trace of the caller if it sent a valid `traceparent`. */
  startRequest(parent: TraceParent | null): ActiveSpan;
  /** Starts the span of a job, and returns the function that ends it. */
  measureJob: JobMeter;
  /** Exports the spans that have ended. */
  stop(): Promise<void>;
};

const PACKAGES = '@opentelemetry/sdk-trace @opentelemetry/resources @opentelemetry/exporter-trace-otlp-http';
/** Milliseconds; shorter than the time in which the app closes. */
const EXPORT_TIMEOUT = 2_000;

/** Imports the packages of OpenTelemetry, which a production installation does not contain. */
const importPackages = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]).catch((cause: unknown) => {
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but packages are missing. Install them: npm i --no-save ${PACKAGES}.`,
      { cause },
    );
  });

/**
 * Starts OpenTelemetry when `OTEL_EXPORTER_OTLP_ENDPOINT` is set; otherwise returns null and loads nothing. OpenTelemetry
 * itself reads its other variables, for example `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`.
 * @throws ConfigError when the packages are not installed
 */
export async function createTracing(config: Config): Promise<Tracing | null> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await importPackages();
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer: Tracer = provider.getTracer('naungan');
  const activeSpan = (span: Span): ActiveSpan => ({
    traceId: span.spanContext().traceId,
    end(name, attributes, isFailed) {
      span.updateName(name).setAttributes(attributes);
      if (isFailed) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  });
  return {
    startRequest(parent) {
      const context = parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: parent.isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
            isRemote: true,
          })
        : api.ROOT_CONTEXT;
      return activeSpan(tracer.startSpan('request', { kind: api.SpanKind.SERVER }, context));
    },
    measureJob(name) {
      const span = activeSpan(tracer.startSpan('job', { kind: api.SpanKind.CONSUMER }, api.ROOT_CONTEXT));
      return (isFailed) => span.end(`job ${name}`, { 'naungan.job': name }, isFailed);
    },
    stop: () => provider.shutdown(),
  };
}
