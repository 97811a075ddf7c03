import { connect, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from '../loopback';

export type SmtpFault =
  | 'closes at once'
  | 'refuses the password'
  | 'refuses the sender for now'
  | 'refuses the recipient for good'
  | 'refuses the visitor for good'
  | 'resets in the message'
  | 'fails after the message';

interface ReceivedMail {
  to: string[];
  text: string;
}

/**
 * The test's mailbox on loopback; it fails a given number of times, then works. It offers no STARTTLS
 * unless said.
 */
export async function startSmtp(fault?: SmtpFault, times = 0, offersTls = false) {
  const mails: ReceivedMail[] = [];
  const seen: string[] = [];
  const passwords: string[] = [];
  let left = times;
  const failsNow = (kind: SmtpFault) => fault === kind && left > 0 && left-- > 0;
  const refuse = (responseCode: number, text = 'No') =>
    Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (failsNow('refuses the password')) {
        const text = '5.7.139 Authentication unsuccessful, ada@sender.example is locked';
        return done(refuse(535, text));
      }
      passwords.push(`${password}`);
      done(null, { user: username });
    },
    onConnect: (_session, done) => done(failsNow('closes at once') ? refuse(421) : null),
    onMailFrom: (_address, _session, done) =>
      done(failsNow('refuses the sender for now') ? refuse(451) : null),
    onRcptTo: ({ address }, _session, done) => {
      const isVisitor = address === 'ada@example.org';
      const isRefused =
        failsNow('refuses the recipient for good') ||
        (isVisitor && failsNow('refuses the visitor for good'));
      done(isRefused ? refuse(550) : null);
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        seen.push(text);
        if (failsNow('resets in the message')) {
          for (const { _socket } of server.connections) _socket.destroy();
          return;
        }
        if (failsNow('fails after the message')) return done(refuse(452));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done(null);
      });
    },
  });
  server.on('error', () => undefined);
  const port = await listenOnLoopback(server.server);
  return {
    port,
    mails,
    /** All messages that came in, also those that were refused. */
    seen,
    passwords,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Someone between site and mail server, who removes the offer of STARTTLS and reads the rest. */
export async function startStrippingProxy(port: number) {
  const read: string[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    client.on('data', (bytes) => {
      read.push(bytes.toString());
      // As a server answers that knows no such command.
      if (/^STARTTLS/im.test(bytes.toString())) client.write('502 Command not implemented\r\n');
      else server.write(bytes);
    });
    server.on('data', (bytes) => client.write(bytes.toString().replace(/250-STARTTLS\r\n/i, '')));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  return {
    port: await listenOnLoopback(proxy),
    read,
    stop: () => new Promise<void>((resolve) => proxy.close(() => resolve())),
  };
}
