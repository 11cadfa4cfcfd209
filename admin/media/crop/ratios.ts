/** As width divided by height. */
export const ratios = [
  { value: 1, label: '1 : 1' },
  { value: 4 / 3, label: '4 : 3' },
  { value: 3 / 2, label: '3 : 2' },
  { value: 16 / 9, label: '16 : 9' },
  { value: 3 / 4, label: '3 : 4' },
] as const
