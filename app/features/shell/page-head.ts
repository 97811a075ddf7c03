import { site } from '#app/site';

interface PageHead {
  title: string;
  description: string;
}

/** Title and description of a page; the brand closes the title. */
export function pageHead({ title, description }: PageHead) {
  return {
    meta: [{ title: `${title} · ${site.brand}` }, { name: 'description', content: description }],
  };
}
