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

/** The test's mailbox on loopback; it fails a given number of times, then works. */
export async function startSmtp(fault?: SmtpFault, times = 0) {
  const mails: ReceivedMail[] = [];
  const seen: string[] = [];
  let left = times;
  const failsNow = (kind: SmtpFault) => fault === kind && left > 0 && left-- > 0;
  const refuse = (responseCode: number, text = 'No') =>
    Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) =>
      failsNow('refuses the password')
        ? done(refuse(535, '5.7.139 Authentication unsuccessful, ada@sender.example is locked'))
        : done(null, { user: username }),
    disabledCommands: ['STARTTLS'],
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
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
