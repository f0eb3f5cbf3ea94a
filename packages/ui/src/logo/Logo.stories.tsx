import { exampleBrand } from '../examples/exampleBrand.ts';
import { Logo } from './Logo.tsx';

export default { title: 'Foundations/Logo', component: Logo };

const args = { label: `${exampleBrand.firm}, ${exampleBrand.product}`, words: exampleBrand };

export const Default = { args };
export const OnNight = {
  render: () => (
    <div data-gt-scheme="night" style={{ padding: 40 }}>
      <Logo {...args} />
    </div>
  ),
};
export const DiscsAlone = { args: { label: exampleBrand.firm } };
