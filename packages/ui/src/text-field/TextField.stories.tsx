import { TextField } from './TextField.tsx';

export default { title: 'Controls/Text field', component: TextField };

const label = 'Your first name';

export const Default = {
  args: { label, placeholder: 'e.g. Amélie', hint: 'Optional. Kept in this browser only.' },
};
export const Filled = {
  args: { label, defaultValue: 'Amélie', hint: 'Optional. Kept in this browser only.' },
};
export const OneLetter = {
  args: { label, defaultValue: 'A', error: 'We keep names of two letters or more. You can also skip this.' },
};
export const ThreePartName = { args: { label, defaultValue: 'Jada Marie-Ève St. Cyrille' } };
export const OnNight = {
  render: () => (
    <div data-gt-scheme="night" style={{ padding: 40 }}>
      <TextField
        label="To begin your journey, please provide us with your first name:"
        defaultValue="A"
        error="One letter makes a fine first ring."
      />
    </div>
  ),
};
