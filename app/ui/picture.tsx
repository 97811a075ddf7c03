import { css } from '#styled/css';

export interface PictureSource {
  type: `image/${string}`;
  srcSet: string;
  /** How wide the picture stands on the page. */
  sizes: string;
  media?: string;
  /** Their ratio keeps the place until the picture is there. */
  width: number;
  height: number;
}

interface PictureProps {
  /** In order of preference; the first that the browser can show is taken. */
  sources: readonly PictureSource[];
  /** For browsers that take none of them. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** For what is seen at once: loaded before anything that waits to be scrolled to. */
  isUrgent?: boolean;
}

/** As wide as its place, in the ratio of the source that is shown. */
export function Picture({ sources, src, alt, isUrgent = false, ...size }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...size}
        alt={alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        // After `loading`: once the address is set, the browser begins to load.
        src={src}
        className={css({ display: 'block', width: 'full', height: 'auto' })}
      />
    </picture>
  );
}
