import type { CustomBlockProps } from '@tamarack-lowe/microsite';
import { useState } from 'react';
import type { blocks } from './content/blocks.ts';

export function Coupe({ caption, layers }: CustomBlockProps<typeof blocks.coupe>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="coupe">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {caption}
      </button>
      <div hidden={!open}>
        {layers.map(({ name, metres }) => (
          <p key={name}>{`${name}, ${metres} m`}</p>
        ))}
      </div>
    </div>
  );
}
