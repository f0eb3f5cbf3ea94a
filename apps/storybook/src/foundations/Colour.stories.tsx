import { expect, within } from 'storybook/test';
import { CONTRAST_PAIRS } from '../contrast/contrastPairs.ts';
import { FoundationPage } from './FoundationPage.tsx';
import { ColourTable, Palette } from './Palette.tsx';

type Play = { canvasElement: HTMLElement };

function Colour() {
  return (
    <FoundationPage
      title="Colour"
      lead="One light per page: dawn, dusk or night. Accents never mix, and every pair below has been measured."
    >
      <Palette />
      <section className="storybook-section">
        <h2>Pairs</h2>
        <ColourTable />
      </section>
    </FoundationPage>
  );
}

async function noPairFails({ canvasElement }: Play) {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole('row')).toHaveLength(CONTRAST_PAIRS.length + 1);
  await expect(canvas.queryByText(/fails/)).toBeNull();
}

export default { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' }, render: Colour };

export const TamarackLowe = { globals: { brand: 'tamarack-lowe' }, play: noPairFails };
export const AlderFinch = { globals: { brand: 'alder-finch' }, play: noPairFails };
