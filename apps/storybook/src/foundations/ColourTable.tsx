import { CONTRAST_PAIRS } from '../contrast/contrastPairs.ts';
import { contrastRatio } from '../contrast/contrastRatio.ts';
import { readColour } from './readColour.ts';

/** Every pair that may meet on the screen with its ratio in the brand that is worn. The build fails below AA. */
export function ColourTable() {
  return (
    <table className="workshop-table">
      <caption className="gt-small">
        Contrast by WCAG 2.2, computed from the colours on this page and rounded down
      </caption>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Pair</th>
          <th scope="col">Colours</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map(({ what, foreground, background, needed }) => {
          const [ink, paper] = [readColour(foreground), readColour(background)];
          const ratio = contrastRatio(ink, paper);
          return (
            <tr key={what}>
              <td>
                <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
                  <rect width="64" height="40" rx="10" fill={paper} />
                  <circle cx="32" cy="20" r="11" fill={ink} />
                </svg>
              </td>
              <th scope="row">{what}</th>
              <td>
                {foreground} on {background}
              </td>
              <td>{ratio.toFixed(2)}</td>
              <td>{needed === 0 ? 'Decoration' : `${needed}, ${ratio >= needed ? 'passes' : 'fails'}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
