import { listParams } from 'ximblox'

/** What a visitor chose in the form of a list. */
export type Choices = {
  filters: Record<string, string>
  /** null for the order that the editor chose. */
  sort: string | null
}

export const sortParam = listParams.sort

/** Reads the choices from query parameters; an order that the list does not have is ignored. */
export const chosenIn = (
  params: Readonly<Record<string, string>>,
  { filters, sorts }: { filters: readonly string[]; sorts: readonly string[] },
): Choices => {
  const sort = params[sortParam] ?? ''
  return {
    filters: Object.fromEntries(
      filters.flatMap(name => (Object.hasOwn(params, name) ? [[name, params[name] ?? '']] : [])),
    ),
    sort: sorts.includes(sort) ? sort : null,
  }
}

/** The parameters of choices, in an order that does not depend on that of the choosing. */
export const paramsOf = ({ filters, sort }: Choices): Record<string, string> => ({
  ...filters,
  ...(sort !== null && { [sortParam]: sort }),
})
