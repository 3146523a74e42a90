/** The colours that cells can be given: they mean what the person likes. */
export const coloursOfCells = ["red", "orange", "yellow", "green", "blue", "purple", "grey"] as const;
