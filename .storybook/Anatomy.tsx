import type { ReactNode } from 'react';
import { useEffect } from 'react';

/** The selector of a part. Its number is before it, or after it if another part covers that place. */
type Part = string | { readonly numberBehind: string };

/** The story parameter `anatomy`: the parts by name. */
type Anatomy = Readonly<Record<string, Part>>;

/** Draws a numbered frame around each part of a live component, and lists the names of the parts. */
export function AnatomyPicture({ anatomy, children }: { anatomy: Anatomy; children: ReactNode }) {
  const parts = Object.entries(anatomy);
  useEffect(() => {
    // A dialog is added to the page after the story that opens it.
    const observer = new MutationObserver(() => anchorParts(anatomy));
    observer.observe(document.body, { childList: true, subtree: true });
    anchorParts(anatomy);
    return () => observer.disconnect();
  }, [anatomy]);
  return (
    <>
      <div id={PICTURE}>{children}</div>
      <ol className="anatomy-names">
        {parts.map(([name]) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      {parts.map(([name, part], index) => (
        <span
          key={name}
          ref={(frame) => frame?.showPopover()}
          className="anatomy-frame"
          popover="manual"
          aria-hidden="true"
          data-number={index + 1}
          data-behind={typeof part !== 'string'}
          style={{ positionAnchor: anchorOf(index) }}
        />
      ))}
    </>
  );
}

/**
 * Finds every part in a story's anatomy.
 * @throws if one is missing, so that no documentation is outdated
 */
export function expectAnatomy({ parameters }: { parameters: { anatomy?: Anatomy } }): void {
  for (const [name, part] of Object.entries(parameters.anatomy ?? {})) {
    if (!partAt(part))
      throw new Error(`The anatomy names the part ${name}, but no element matches ${selectorOf(part)}`);
  }
}

const PICTURE = 'anatomy-picture';

const anchorOf = (index: number) => `--anatomy-${index}`;

const selectorOf = (part: Part) => (typeof part === 'string' ? part : part.numberBehind);

/** The part in the story, or in a dialog above it. */
function partAt(requested: Part) {
  const selector = selectorOf(requested);
  const part = document.querySelector(`#${PICTURE} ${selector}`) ?? document.querySelector(selector);
  return part instanceof HTMLElement || part instanceof SVGElement ? part : undefined;
}

function anchorParts(anatomy: Anatomy) {
  Object.values(anatomy).forEach((part, index) => {
    partAt(part)?.style.setProperty('anchor-name', anchorOf(index));
  });
}
