/**
 * A stand-in for https://apis.google.com/js/api.js, of which Firebase's pop-up sign-in uses one part: messages between
 * the page and the emulator's hidden frame. With it the demo signs in with Google and Apple offline. Both sides load
 * this file: the page opens the frame, and the frame responds.
 */
(() => {
  if (window.gapi?.iframes) return;
  const MARK = 'demo-gapi';

  /** One end of the channel between page and frame. */
  function line(peer, peerOrigin, isUp, extra) {
    const handlers = new Map();
    const waiting = new Map();
    // The frame may send before the page listens.
    let early = [];
    let count = 0;

    window.addEventListener('message', ({ source, data }) => {
      if (source !== peer() || data?.mark !== MARK) return;
      if (data.answerTo !== undefined) {
        hear(waiting.get(data.answerTo), data.answer);
        waiting.delete(data.answerTo);
        return;
      }
      if (handlers.has(data.name)) answerTo(data);
      else early.push(data);
    });

    function hear(onAnswer, answer) {
      try {
        onAnswer?.(answer);
      } catch {
        // Like the original: Firebase throws in one of its own handlers even on success.
      }
    }

    async function answerTo({ name, content, number }) {
      post({ answerTo: number, answer: [await handlers.get(name)(content)] });
    }

    async function post(message) {
      await isUp;
      peer().postMessage({ mark: MARK, ...message }, peerOrigin);
    }

    return {
      register(name, handler) {
        handlers.set(name, handler);
        const heard = early.filter((message) => message.name === name);
        early = early.filter((message) => message.name !== name);
        heard.forEach(answerTo);
      },
      send(name, content, onAnswer) {
        count += 1;
        if (onAnswer) waiting.set(count, onAnswer);
        post({ number: count, name, content });
      },
      ...extra,
    };
  }

  function open({ url, where, attributes }, onOpen) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes?.style);
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.src = url;
    const isUp = new Promise((resolve) => frame.addEventListener('load', () => resolve(true), { once: true }));
    where.append(frame);
    const iframe = line(() => frame.contentWindow, new URL(url).origin, isUp, {
      ping: (onAnswer) => isUp.then(onAnswer),
      restyle: async () => undefined,
    });
    onOpen(iframe);
    return iframe;
  }

  const parentLine = window.parent === window ? null : line(() => window.parent, '*', Promise.resolve(), {});

  window.gapi = {
    load: (_name, options) => (options.callback ?? options)(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class Iframe {},
      getContext: () => ({ open, getParentIframe: () => parentLine }),
    },
  };
  window.gapi_onload?.();
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
