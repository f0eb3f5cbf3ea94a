import { Logo } from './Logo.tsx';

export default { title: 'Foundations/Logo', component: Logo };

export const Default = { args: { label: 'Tamarack Lowe, Grow Together' } };
export const OnNight = {
  render: () => (
    <div data-gt-ground="night" style={{ padding: 40 }}>
      <Logo label="Tamarack Lowe, Grow Together" />
    </div>
  ),
};
export const AnotherBrand = {
  args: { label: 'Alder & Finch', words: { firm: 'Alder & Finch', product: 'Begin here' } },
};
