import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { frameAddress } from './frameAddress.ts';
import { useToolbars } from './useToolbars.ts';

type ExampleFrameProps = { id: string; name: string; of: ComponentProps<typeof Source>['of'] };

/** An example in a window of its own, which wears what the toolbars say. Renders a frame, and the code below it. */
export function ExampleFrame({ id, name, of }: ExampleFrameProps) {
  const address = frameAddress(id, useToolbars());
  return (
    <>
      <iframe className="workshop-frame" title={name} src={address} loading="lazy" />
      <p className="workshop-frame__way">
        <a href={`?path=/story/${id}`} target="_parent">
          Open {name} alone
        </a>
      </p>
      <details>
        <summary>Code of {name}</summary>
        <Source of={of} />
      </details>
    </>
  );
}
