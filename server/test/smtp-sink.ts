import { createServer } from 'node:net';

/** An accepted mail; `at` is the time of its acceptance. */
export type Arrival = { to: string; messageId: string; at: number };
export type SmtpSink = {
  url: string;
  /** Accepted mails in order of arrival. */
  arrivals: Arrival[];
  close(): void;
};

/**
 * Starts a mail server that accepts a mail when `beforeAccept` resolves, and defers the mail (451) when
 * `beforeAccept` rejects.
 */
export function startSmtpSink(
  beforeAccept: (to: string) => Promise<unknown> = async () => {},
): Promise<SmtpSink> {
  const arrivals: Arrival[] = [];
  const server = createServer((socket) => {
    let to = '';
    let data: string | null = null;
    const reply = (line: string) => void socket.write(`${line}\r\n`);
    reply('220 sink');
    socket.on('error', () => {});
    socket.on('data', async (chunk) => {
      const text = String(chunk);
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        const messageId = data.match(/^Message-ID: <([^>]+)>/im)?.[1] ?? '';
        data = null;
        try {
          await beforeAccept(to);
        } catch {
          return reply('451 try again later');
        }
        // The sender has closed the connection and so does not get the acceptance.
        if (socket.destroyed) return;
        arrivals.push({ to, messageId, at: Date.now() });
        return reply('250 accepted');
      }
      to = text.match(/^RCPT TO:<([^>]+)>/m)?.[1] ?? to;
      if (text.startsWith('QUIT')) return void socket.end('221 bye\r\n');
      if (text.startsWith('DATA')) data = '';
      return reply(data === '' ? '354 continue' : '250 ok');
    });
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      done({ url: `smtp://127.0.0.1:${port}`, arrivals, close: () => void server.close() });
    });
  });
}
