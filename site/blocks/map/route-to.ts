/** Directions to an address on OpenStreetMap, which visitors open themselves. */
export const routeTo = (address: string): string => {
  const line = address
    .split('\n')
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(', ')
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: line })}`
}
