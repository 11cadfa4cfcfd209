/** Stands for a list that a site does not have. */
export default {}
