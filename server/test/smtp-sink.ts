import { createServer } from 'node:net';

export type Arrival = { to: string; messageId: string; at: number };
export type SmtpSink = {
  url: string;
  /** Accepted mails in order of arrival. */
  arrivals: Arrival[];
  close(): void;
};

/** Starts a mail server that accepts every mail after `hold` resolves, and defers it (451) when `hold` rejects. */
export function startSmtpSink(hold: (to: string) => Promise<unknown> = async () => {}): Promise<SmtpSink> {
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
          await hold(to);
        } catch {
          return reply('451 try again later');
        }
        // The sender closed the connection before it received the acceptance.
        if (socket.destroyed) return;
        arrivals.push({ to, messageId, at: Date.now() });
        return reply('250 taken');
      }
      to = text.match(/^RCPT TO:<([^>]+)>/m)?.[1] ?? to;
      if (text.startsWith('QUIT')) return void socket.end('221 bye\r\n');
      if (text.startsWith('DATA')) data = '';
      return reply(data === '' ? '354 go on' : '250 ok');
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
