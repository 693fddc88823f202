export const en = {
  title: 'When it is your turn',
  intro: 'A game goes on while you are away. Choose how you want to hear that it is your turn.',
  none: 'This server sends no notices. Your tables on the first page show where it is your turn.',
  loading: 'One moment, your wishes are being fetched…',
  unreachable: 'The server cannot be reached. Try again when you are online.',
  again: 'Try again',
  save: 'Keep these wishes',
  saving: 'Being kept…',
  saved: 'Your wishes are kept.',
  close: 'Close',
  unsaved: 'You have changed something. Keep it, or it stays as it was.',

  ways: {
    tab: 'This tab: its title and its icon change',
    bell: 'A bell, while this page is open',
    message: 'A message of the browser, while this page is open',
    push: 'A message on this device, even when the page is closed',
    mail: 'A mail',
    asks: 'The browser asks you once whether you want this.',
    noPush: 'Whoever runs this house has switched it off.',
    noMail: 'This house sends no mail: whoever runs it can set it up.',
    on: '(works)',
    off: '(off)',
    barred: '(not here)',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOnOf: (way: string) => `Turn on: ${way}`,
    turnOffOf: (way: string) => `Turn off: ${way}`,
    set: 'Set up',
    mailSet: 'Set up: a mail',
  },

  browser: {
    title: 'In this browser',
    help: 'A short message on this device, even when this page is closed.',
    on: 'This browser tells you.',
    off: 'This browser does not tell you.',
    turnOn: 'Let this browser tell me',
    turnOff: 'No longer in this browser',
    others: (count: number) =>
      count === 1 ? 'One other browser tells you too.' : `${count} other browsers tell you too.`,
    denied:
      'You, or this browser on its own, have refused messages from this page. To allow them, open the browser’s settings for this page, allow notifications, and come back.',
    dismissed: 'You have not allowed messages yet. Press the button again when you have decided.',
    missing:
      'This browser cannot show messages from a page. On an iPhone or iPad it can once the page lies on the home screen.',
    insecure:
      'Browsers allow messages only over https, or on the machine itself. This page was opened by plain http, as is usual in a home network: here the tab and the bell have to do.',
    failed: 'This browser could not reach its own push service. Try again later.',
  },

  mail: {
    title: 'By mail',
    address: 'Mail address',
    help: 'No more than one mail an hour for all your tables together, none in your quiet hours, and every mail has a link that ends them.',
    waiting: (address: string) =>
      `A mail is on its way to ${address}. Open the link in it: until then nothing else is sent.`,
    sendAgain: 'Send that mail again',
    sentAgain: 'The mail was sent again.',
    confirmed: (address: string) => `Mails go to ${address}.`,
    rhythm: 'How often',
    rhythms: { soon: 'When it is my turn', daily: 'Once a day' },
    hour: 'At what time',
    wrong: 'This does not look like a mail address.',
  },

  webhook: {
    title: 'To a program of yours',
    address: 'Web address that is called',
    help: 'For those who build things: the address is called with a small JSON message (table, title, game, seat, address of the table) whenever it is your turn, in quiet hours too.',
    secretTitle: 'How to know that it was us',
    secretHelp:
      'The header panache-signature holds sha256= and the HMAC-SHA256, under this secret, of the header panache-time, a full stop and the body.',
    secret: 'Secret',
    copy: 'Copy',
    copied: 'Copied.',
    wrong: 'The address must begin with https:// and hold no password.',
  },

  quiet: {
    title: 'Quiet hours',
    use: 'Leave me in peace at certain hours',
    help: 'What comes up meanwhile is told when they are over, if it is still your turn then.',
    from: 'From',
    to: 'To',
    zone: (zone: string) => `Time zone: ${zone}.`,
    useHere: (zone: string) => `Use the time zone ${zone}`,
  },

  tables: {
    title: 'Which tables',
    values: { all: 'All my tables', some: 'Only those I switch on' },
  },

  table: {
    title: 'Notices of this table',
    values: { default: 'As elsewhere', on: 'Tell me', off: 'Do not tell me' },
    told: 'You are told when it is your turn here.',
    notTold: 'You are not told when it is your turn here.',
    noWay: 'You have not chosen yet how you want to be told.',
    settings: 'How I want to be told',
  },

  why: {
    'no-cookie': 'This browser keeps no cookies, so the server does not know whose wishes these are.',
    'other-origin': 'The server did not take this for its own page. Load the page again.',
    'not-understood': 'The server did not understand one of these wishes. Please check them.',
    'not-offered': 'This server no longer offers this way of telling you. Load the page again.',
    'slow-down': 'That was a little fast. Wait a minute, then try again.',
    'too-many-mails': 'Enough mails have been sent for today. Try again tomorrow.',
    'mail-failed': 'The mail could not be sent. Check the address, or try again later.',
    'not-kept': 'The server could not keep your wishes. Try again later.',
    unreachable: 'The server cannot be reached. Nothing you wrote is lost: try again when you are online.',
  },
};
