/** The keys of English texts, with texts of another language. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> }
