/** What the other end of a socket tells. */
export interface Ear {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** The way to the server while it stands. */
export interface Socket {
  readonly say: (text: string) => void;
  readonly hangUp: () => void;
}

export type Dial = (address: string, ear: Ear) => Socket;

export const dial: Dial = (address, { opened, heard, closed }) => {
  const socket = new WebSocket(address);
  socket.onopen = opened;
  socket.onmessage = event => heard(String(event.data));
  socket.onclose = event => closed(event.code);
  return { say: text => socket.send(text), hangUp: () => socket.close() };
};

/** Where this house answers live. */
export const liveAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'> = location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`;
