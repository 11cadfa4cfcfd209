/** In this repository the packages are sources; from the registry they are installed as built files. */
export const sourceConditions: readonly string[] = import.meta.url.endsWith('.ts') ? ['development'] : []
