import { createTransport } from 'nodemailer';

const TIMEOUT = 20_000;

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one request, without a word more, ends these mails; null for the mail that asks whether they are wanted. */
  readonly stop: string | null;
}

export interface MailBox {
  /** Rejects where the mail server did not take it. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

export const openMailBox = ({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): MailBox => {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return {
    async send({ to, subject, text, stop }) {
      const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
      if (stop !== null) {
        headers['List-Unsubscribe'] = `<${stop}>`;
        headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
      }
      // The address is given as an object: whatever stands in it is one address, never a list of them.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
    },
    close: () => transport.close(),
  };
};
