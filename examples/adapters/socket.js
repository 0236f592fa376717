/**
 * Serves a page over a WebSocket, in place of HTTP. Check `Origin` before: browsers let any site open a socket, with your cookies.
 *
 * @param {import('ws').WebSocket} socket of a server with `maxPayload: 1_000_000`
 * @param {import('react-mcp-elicitation/bridge').ElicitationBridge} bridge this person's
 */
export function serveSocket(socket, bridge) {
  let unsent;
  let isSending = false;
  let isOver = false;
  let unread = 0;
  // A slow page gets only the newest state. Otherwise what waits for it would fill the memory.
  const flush = () => {
    if (isSending || !unsent) return;
    isSending = true;
    socket.send(JSON.stringify({ state: unsent }), () => {
      isSending = false;
      if (isOver && !unsent) socket.close();
      flush();
    });
    unsent = undefined;
  };
  const detach = bridge.attach(
    (state) => {
      unsent = state;
      flush();
    },
    // The bridge has ended. What waits is sent first: after a sign-out, it makes the page forget everything.
    () => {
      isOver = true;
      if (!isSending) socket.close();
    },
  );
  socket.on('message', async (text) => {
    const { seq, message } = read(text) ?? {};
    // Replies to a page that sends and does not read would fill the memory too.
    if (typeof seq !== 'number' || unread > 100) return socket.terminate();
    unread++;
    const reply = await bridge.receive(message);
    socket.send(JSON.stringify({ seq, reply }), () => unread--);
  });
  socket.on('close', detach);
  // A frame that is too large or malformed. Without a listener, it would end the process.
  socket.on('error', console.error);
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
