import { css } from '#styled/css';

export interface PictureSource {
  type: `image/${string}`;
  srcSet: string;
  /** The picture's width on the page. */
  sizes: string;
  media?: string;
  /** Their ratio reserves the space. */
  width: number;
  height: number;
}

interface PictureProps {
  /** In order of preference; the first that the browser can show is taken. */
  sources: readonly PictureSource[];
  /** Fallback. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Loads with high priority, for pictures above the fold. */
  isUrgent?: boolean;
}

/** As wide as its container, in the ratio of the shown source. */
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
        // After `loading`, because setting `src` starts the download.
        src={src}
        className={css({ display: 'block', width: 'full', height: 'auto' })}
      />
    </picture>
  );
}
