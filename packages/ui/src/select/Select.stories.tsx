import { Select } from './Select.tsx';

const options = [
  { value: '', label: 'All provinces' },
  { value: 'ab', label: 'Alberta' },
  { value: 'nl', label: 'Newfoundland and Labrador' },
];

export default { title: 'Controls/Select', component: Select, args: { label: 'Province', options } };

export const Default = {};
export const Chosen = { args: { defaultValue: 'nl' } };
export const Disabled = { args: { disabled: true } };
