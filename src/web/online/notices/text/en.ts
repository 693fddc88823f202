export const en = {
  title: 'When it is your turn',
  intro: 'The match goes on while you are away. Choose how you want to be told that it is your turn.',
  none: 'This server sends no notices. Your tables on the first page show where it is your turn.',
  loading: 'One moment, loading your settings…',
  unreachable: 'The server cannot be reached. Try again when you are online.',
  again: 'Try again',
  save: 'Save settings',
  saving: 'Saving…',
  saved: 'Settings saved.',
  close: 'Close',
  unsaved: 'You have unsaved changes. Save them, or everything stays as it was.',

  ways: {
    tab: 'This tab: its title and its icon change',
    bell: 'A bell, while this page is open',
    message: 'A browser notification, while this page is open',
    push: 'A notification on this device, even when the page is closed',
    mail: 'An email',
    asks: 'The browser will ask you once whether you want this.',
    noPush: 'Whoever runs this server has switched it off.',
    noMail: 'This server sends no email; whoever runs it can set that up.',
    on: '(on)',
    off: '(off)',
    barred: '(not available here)',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOnOf: (way: string) => `Turn on: ${way}`,
    turnOffOf: (way: string) => `Turn off: ${way}`,
    set: 'Set up',
    mailSet: 'Set up: an email',
  },

  browser: {
    title: 'In this browser',
    help: 'A short notification on this device, even when this page is closed.',
    on: 'This browser will notify you.',
    off: 'This browser will not notify you.',
    turnOn: 'Notify me in this browser',
    turnOff: 'Stop notifying me in this browser',
    others: (count: number) =>
      count === 1 ? 'One other browser notifies you too.' : `${count} other browsers notify you too.`,
    denied:
      'Notifications from this page are blocked, by you or by the browser itself. To allow them, open the browser’s settings for this page, allow notifications, and come back.',
    dismissed: 'You have not allowed notifications yet. Press the button again when you have decided.',
    missing:
      'This browser cannot show notifications from a page. On an iPhone or iPad it can, once the page has been added to the home screen.',
    insecure:
      'Browsers allow notifications only over https, or on the machine itself. This page was opened over plain http, as is usual on a home network: here the tab and the bell will have to do.',
    failed: 'This browser could not reach its own push service. Try again later.',
  },

  mail: {
    title: 'By email',
    address: 'Email address',
    help: 'At most one email an hour for all your tables together, none in your quiet hours, and a link in every one to stop them.',
    waiting: (address: string) =>
      `An email is on its way to ${address}. Open the link in it: until then nothing else is sent.`,
    sendAgain: 'Send that email again',
    sentAgain: 'The email has been sent again.',
    confirmed: (address: string) => `Emails go to ${address}.`,
    rhythm: 'How often',
    rhythms: { soon: 'When it is my turn', daily: 'Once a day' },
    hour: 'At what time',
    wrong: 'This does not look like an email address.',
  },

  webhook: {
    title: 'To a program you run',
    address: 'Web address to call',
    help: 'For those who build things: whenever it is your turn, in quiet hours too, the server calls this address with a small JSON message (table, title, game, seat, address of the table).',
    secretTitle: 'How to tell that it was us',
    secretHelp:
      'The header panache-signature holds sha256= and the HMAC-SHA256, under this secret, of the header panache-time, a full stop and the body.',
    secret: 'Secret',
    copy: 'Copy',
    copied: 'Copied.',
    wrong: 'The address must begin with https:// and contain no password.',
  },

  quiet: {
    title: 'Quiet hours',
    use: 'Leave me in peace at certain hours',
    help: 'Once they are over, you hear of anything that came up, if it is still your turn.',
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
    title: 'Notices from this table',
    values: { default: 'As elsewhere', on: 'Notify me', off: 'Do not notify me' },
    told: 'You will be notified when it is your turn here.',
    notTold: 'You will not be notified when it is your turn here.',
    noWay: 'You have not yet chosen how to be notified.',
    settings: 'How I want to be notified',
  },

  why: {
    'no-cookie': 'This browser keeps no cookies, so the server cannot tell whose settings these are.',
    'other-origin': 'The server did not recognise this as its own page. Reload the page.',
    'not-understood': 'The server did not understand one of these settings. Please check them.',
    'not-offered': 'This server no longer offers that kind of notice. Reload the page.',
    'slow-down': 'That was a little fast. Wait a minute, then try again.',
    'too-many-mails': 'Enough emails have been sent for today. Try again tomorrow.',
    'mail-failed': 'The email could not be sent. Check the address, or try again later.',
    'not-kept': 'The server could not save your settings. Try again later.',
    unreachable: 'The server cannot be reached. Nothing you entered is lost: try again when you are online.',
  },
};
