import { useState } from 'react';

/** A page of the firm's own, which no other firm has. */
export function About({ founded }: { founded: number }) {
  const [open, setOpen] = useState(false);
  return (
    <main id="main">
      <h1>La maison</h1>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Depuis quand?
      </button>
      {open && <p>Depuis {founded}, et pour longtemps.</p>}
    </main>
  );
}
