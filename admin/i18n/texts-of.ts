/** The content of a JSON file, of which the import is a module. */
export const textsOf = async <T>(file: Promise<{ default: T }>): Promise<T> => (await file).default
