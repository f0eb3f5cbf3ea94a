import { type ReactNode, useState } from 'react';

/** The paragraph of a slide. With `more`, the name of its button, it is a disclosure where there is little room. */
export function SlideBody({ more, children }: { more: string | undefined; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {more && (
        <button type="button" className="gt-slide__more" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{more}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      )}
      <div className="gt-slide__body" data-folded={(more && !open) || undefined}>
        {children}
      </div>
    </>
  );
}
