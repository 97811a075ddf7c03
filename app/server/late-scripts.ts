const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;

/** After the second frame. */
const LATEST_MS = 200;

/**
 * Waits until something is to be seen: browsers tell when that was, and where one does not, two frames
 * are drawn, of which the first is not drawn before the style is there. Then the entry stands where
 * it stood, with its parts under way. Until somebody answers, the script notes which buttons are
 * pressed (`hydration/noted-presses.ts`), and what a link wants the contact form for
 * (`features/contact/use-pressed-reason.ts`).
 */
const STARTER = `(({currentScript:place,head})=>{
const {entry,parts}=place.dataset;
const buttons=[];
addEventListener("click",({target})=>{
const link=target.closest("[data-contact-reason]");
if(link)self.contactReason=link.dataset.contactReason
},true);
const note=({target})=>{const button=target.closest("button[type=button]");if(button)buttons.push(button)};
addEventListener("click",note,true);
self.notedPresses={buttons,end:()=>removeEventListener("click",note,true)};
const make=(name,facts)=>Object.assign(document.createElement(name),facts);
let hasBegun=false;
const begin=()=>{
if(hasBegun)return;
hasBegun=true;
for(const href of parts.split(" "))head.append(make("link",{rel:"modulepreload",href}));
place.replaceWith(make("script",{type:"module",src:entry}))
};
new PerformanceObserver(begin).observe({type:"paint",buffered:true});
requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin,${LATEST_MS})))
})(document);
`;

/** The script that starts the others, a file of its own: where it stands, browsers check its hash. */
const starter = describeStarter();

/**
 * A rendered page whose scripts wait until it has been painted: it can be read and used without
 * them, and on a slow line they would take what style and fonts need.
 */
export async function startAfterPaint(html: string): Promise<string> {
  const [element, entry] = ENTRY.exec(html) ?? [];
  if (element === undefined || entry === undefined) return html;
  const parts = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
  const { path, integrity } = await starter;
  const late = `<script async="" src="${path}" integrity="${integrity}" data-entry="${entry}" data-parts="${parts.join(' ')}"></script>`;
  return html.replace(PRELOAD, '').replace(element, () => late);
}

/** The starter, if it is asked for. */
export async function findStarter(pathname: string): Promise<Response | undefined> {
  const { path } = await starter;
  if (pathname !== path) return undefined;
  return new Response(STARTER, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

async function describeStarter(): Promise<{ path: string; integrity: string }> {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-384', new TextEncoder().encode(STARTER)),
  );
  const name = Array.from(hash.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'));
  return {
    path: `/start-${name.join('')}.js`,
    integrity: `sha384-${btoa(String.fromCharCode(...hash))}`,
  };
}
