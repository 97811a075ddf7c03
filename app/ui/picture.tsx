import { css } from '#styled/css';

export interface PictureSource {
  type: `image/${string}`;
  srcSet: string;
  media?: string;
}

interface PictureProps {
  /** In order of preference; the first that the browser can show is taken. */
  sources: readonly PictureSource[];
  /** For browsers that take none of them. */
  src: string;
  /** Their ratio keeps the place until the picture is there. */
  width: number;
  height: number;
  sizes: string;
  alt: string;
  /** For what is seen at once: loaded before anything that waits to be scrolled to. */
  isUrgent?: boolean;
}

/** As wide as its place, in the ratio given. */
export function Picture({ sources, src, sizes, alt, isUrgent = false, ...size }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
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
