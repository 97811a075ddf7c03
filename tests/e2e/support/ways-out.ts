/**
 * Ways by which a script can send something to another address, as text that runs in a page; HOST
 * stands for that address, and PARTS has what the texts call.
 */
type Ways = Readonly<Record<string, string>>;

/** Ways after which the page is still there. */
export const STAYING_WAYS: Ways = {
  fetch: 'fetch(`http://HOST/a`)',
  'fetch without CORS, kept alive':
    'fetch(`http://HOST/b`, { method: "POST", mode: "no-cors", keepalive: true, body: "x" })',
  XMLHttpRequest: 'const x = new XMLHttpRequest(); x.open("GET", `http://HOST/c`); x.send()',
  sendBeacon: 'navigator.sendBeacon(`http://HOST/d`, "x")',
  WebSocket: 'new WebSocket(`ws://HOST/e`)',
  EventSource: 'new EventSource(`http://HOST/f`)',
  WebTransport: 'await new WebTransport(`https://HOST/g`).ready',
  Image: 'new Image().src = `http://HOST/h`',
  srcset: 'node("img", { srcset: `http://HOST/i 1x` })',
  'background picture': 'document.body.style.backgroundImage = `url(http://HOST/j)`',
  cursor: 'document.body.style.cursor = `url(http://HOST/k), auto`',
  'style sheet': 'node("link", { rel: "stylesheet", href: `http://HOST/l` })',
  '@import': 'node("style", { textContent: `@import "http://HOST/m"` })',
  font: 'await new FontFace("away", `url(http://HOST/n)`).load()',
  script: 'node("script", { src: `http://HOST/o` })',
  'dynamic import': 'import(`http://HOST/p`)',
  modulepreload: 'node("link", { rel: "modulepreload", href: `http://HOST/q` })',
  preload: 'node("link", { rel: "preload", as: "image", href: `http://HOST/r` })',
  prefetch: 'node("link", { rel: "prefetch", href: `http://HOST/s` })',
  preconnect: 'node("link", { rel: "preconnect", href: `http://HOST/` })',
  'dns-prefetch': 'node("link", { rel: "dns-prefetch", href: `http://HOST/` })',
  icon: 'node("link", { rel: "icon", href: `http://HOST/t` })',
  manifest: 'node("link", { rel: "manifest", href: `http://HOST/u` })',
  'speculation rules':
    'node("script", { type: "speculationrules", textContent: JSON.stringify({ prefetch: [{ urls: [`http://HOST/v`], eagerness: "immediate" }] }) })',
  iframe: 'node("iframe", { src: `http://HOST/w` })',
  'iframe with markup': 'node("iframe", { srcdoc: `<img src="http://HOST/x">` })',
  'script of an empty iframe':
    'const f = node("iframe", {}); f.contentWindow.fetch(`http://HOST/y`)',
  'address of an empty iframe': 'node("iframe", {}).contentWindow.location = `http://HOST/z`',
  object: 'node("object", { data: `http://HOST/aa` })',
  embed: 'node("embed", { src: `http://HOST/ab` })',
  video: 'node("video", { src: `http://HOST/ac` })',
  poster: 'node("video", { poster: `http://HOST/ad` })',
  audio: 'node("audio", { src: `http://HOST/ae`, preload: "auto" })',
  'picture in SVG':
    'document.body.insertAdjacentHTML("beforeend", `<svg><image href="http://HOST/af"/></svg>`)',
  'picture as button': 'node("input", { type: "image", src: `http://HOST/ag` })',
  'form into a frame':
    'node("iframe", { name: "frame" }); node("form", { action: `http://HOST/ah`, target: "frame" }).submit()',
  worker:
    'new Worker(URL.createObjectURL(new Blob([`fetch("http://HOST/ai")`], { type: "text/javascript" })))',
  'shared worker':
    'new SharedWorker(URL.createObjectURL(new Blob([`fetch("http://HOST/aj")`], { type: "text/javascript" })))',
  worklet: 'await CSS.paintWorklet.addModule(`http://HOST/ak`)',
  'WebRTC by STUN': 'await call({ iceServers: [{ urls: `stun:HOST` }] })',
  'WebRTC by TURN over TCP':
    'await call({ iceServers: [{ urls: `turn:HOST?transport=tcp`, username: "x", credential: "x" }] })',
  'WebRTC to a known candidate': 'await call({}, `HOST`)',
  ping: 'const a = node("a", { href: "#x", ping: `http://HOST/al` }); a.click()',
  fetchLater: 'fetchLater(`http://HOST/am`, { activateAfter: 0 })',
  'identity provider':
    'await navigator.credentials.get({ identity: { providers: [{ configURL: `http://HOST/an`, clientId: "x" }] } })',
  payment:
    'await new PaymentRequest([{ supportedMethods: `http://HOST/ao` }], { total: { label: "x", amount: { currency: "EUR", value: "1" } } }).canMakePayment()',
  download: 'node("a", { href: `http://HOST/ap`, download: "x" }).click()',
};

/** Ways that may replace the page or open another. */
export const LEAVING_WAYS: Ways = {
  'window.open': 'window.open(`http://HOST/ba`)',
  'window.open without opener': 'window.open(`http://HOST/bb`, "_blank", "noopener")',
  'script of an empty window': 'window.open("about:blank").fetch(`http://HOST/bc`)',
  'address of an empty window': 'window.open("about:blank").location = `http://HOST/bd`',
  'picture in an empty window':
    'window.open("about:blank").document.write(`<img src="http://HOST/be">`)',
  'location =': 'location = `http://HOST/bf`',
  'location.replace': 'location.replace(`http://HOST/bg`)',
  'navigation.navigate': 'await navigation.navigate(`http://HOST/bh`).committed',
  link: 'node("a", { href: `http://HOST/bi` }).click()',
  'link to a new window': 'node("a", { href: `http://HOST/bj`, target: "_blank" }).click()',
  'form by GET': 'node("form", { action: `http://HOST/bk` }).submit()',
  'form by POST': 'node("form", { action: `http://HOST/bl`, method: "post" }).submit()',
  refresh: 'node("meta", { httpEquiv: "refresh", content: `0;url=http://HOST/bm` })',
};

/** Functions that the texts above use. */
const PARTS = `
  const node = (tag, fields) => {
    const made = Object.assign(document.createElement(tag), fields);
    (tag === "link" || tag === "meta" ? document.head : document.body).append(made);
    return made;
  };
  const call = async (settings, known) => {
    const peer = new RTCPeerConnection(settings);
    peer.createDataChannel("x");
    await peer.setLocalDescription(await peer.createOffer());
    if (!known) return;
    const other = new RTCPeerConnection();
    await other.setRemoteDescription(peer.localDescription);
    await other.setLocalDescription(await other.createAnswer());
    await peer.setRemoteDescription(other.localDescription);
    const [host, port] = known.split(":");
    const candidate = "candidate:1 1 udp 2122260223 " + host + " " + port + " typ host";
    await peer.addIceCandidate({ candidate, sdpMid: "0" });
  };
`;

/** A script that goes a way, and ends early if that is refused. */
export function writeWay(way: string, address: string): string {
  return `(async () => {
    ${PARTS}
    const gone = (async () => { ${way.replaceAll('HOST', address)} })().catch(() => {});
    await Promise.race([gone, new Promise((done) => setTimeout(done, 200))]);
  })()`;
}
