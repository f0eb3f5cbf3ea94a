/** An option of a toolbar. */
type Choice = { value: string; title: string };

function toolbar(title: string, icon: ToolbarIcon, items: Choice[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

type ToolbarIcon = 'paintbrush' | 'user' | 'lightning' | 'ruler' | 'transfer' | 'globe';

/** Toolbars that change all examples. */
export const globalTypes = {
  brand: toolbar('Brand', 'paintbrush', [
    { value: 'tamarack-lowe', title: 'Tamarack Lowe' },
    { value: 'norrbeck', title: 'Norrbeck Vauquelin' },
    { value: 'alder-finch', title: 'Alder Finch' },
  ]),
  // Each visitor type has a colour scheme: students dawn, experienced people dusk, visitors who have not chosen yet night.
  colourScheme: toolbar('Visitor type', 'user', [
    { value: 'dawn', title: 'Student (dawn)' },
    { value: 'dusk', title: 'Experienced (dusk)' },
    { value: 'night', title: 'Not chosen yet (night)' },
  ]),
  motion: toolbar('Motion', 'lightning', [
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  textSize: toolbar(
    'Text size',
    'ruler',
    ['100', '125', '150', '175', '200'].map((value) => ({ value, title: `${value} %` })),
  ),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  locale: toolbar('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'fr', title: 'Français' },
    { value: 'stress', title: 'Stress: 40 % longer' },
  ]),
};

/** Initial values of the toolbars. */
export const initialGlobals = {
  brand: 'tamarack-lowe',
  colourScheme: 'dawn',
  motion: 'full',
  textSize: '100',
  direction: 'ltr',
  locale: 'en',
};
