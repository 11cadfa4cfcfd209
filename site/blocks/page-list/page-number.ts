/** The page of a list that an address asks for: `?page=2`; anything else is the first. */
export const pageNumber = (param: string | undefined): number =>
  param !== undefined && /^[1-9]\d{0,4}$/.test(param) ? Number(param) : 1
