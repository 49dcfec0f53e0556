/** Whose rules these are; the README says the same. */
export const CREDIT =
  'Acies is an independent implementation of five freely published reference sheets, believed to be those of Civitates Bellantes, Legio VI Constantiani, Conquerors and Kings, Age of Hannibal and Proconsul. The rules belong to their authors, and the full rule books are worth having. Clauses marked (R) are rulings of our own.';
