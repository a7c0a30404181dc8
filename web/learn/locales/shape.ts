/** The same words in another language. */
export type Shape<Said> = Said extends string
  ? string
  : Said extends (...words: never[]) => string
    ? Said
    : { readonly [Key in keyof Said]: Shape<Said[Key]> };
