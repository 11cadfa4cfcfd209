/** The notice that says why Publish is disabled. */
export const secondPersonID = 'second-person'
