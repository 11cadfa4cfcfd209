/**
 * The id of the element with the form of a block, to which redirects lead. Neither an anchor point nor the key of a block
 * contains a colon, so no other element has it.
 */
export const formElementID = (blockKey: string): string => `form:${blockKey}`

/** The id of the element of a value. */
export const fieldElementID = (blockKey: string, path: string): string => `${formElementID(blockKey)}:${path}`
