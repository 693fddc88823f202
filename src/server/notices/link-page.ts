import type { Language } from '#kernel/text.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign]);

// Style sheets come from the built page alone, and this page must work without it.
const ROOT = 'background:#3d2414';
const BODY =
  'box-sizing:border-box;max-width:min(30em,calc(100vw - 24px));margin:12vh auto;padding:1.5em 1.5em 2em;border:6px double #6b4e2e;background:#f2e5c6;color:#26190e;font:1.15em/1.4 Garamond,Georgia,serif;text-align:center';
const BUTTON =
  'padding:.6em 1.4em;border:1px solid #0f1e3a;border-radius:3px;background:#1d3f78;box-shadow:inset 0 0 0 2px #c7982c;color:#fff6df;font:inherit;cursor:pointer';

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** A button that does it; null for a page that only tells something. */
  readonly button: string | null;
  /** Words of the link to the first page. */
  readonly home: string;
}

/**
 * The small page a link from a mail opens. Programs that check mails follow every link in them: so following the link
 * does nothing yet, the button does. Without a referrer of its own the page's form would come from nowhere.
 */
export const linkPage = ({ language, title, text, button, home }: Page): string => `<!doctype html>
<html lang="${language}" style="${ROOT}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>${escaped(title)} · Panache</title>
</head>
<body style="${BODY}">
<h1 style="font-weight:400">${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button === null ? `<p><a style="color:#1d3f78" href="/">${escaped(home)}</a></p>` : `<form method="post"><button style="${BUTTON}">${escaped(button)}</button></form>`}
</body>
</html>
`;
