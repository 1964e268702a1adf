/** Where this device keeps how far somebody has come with the questions. */
export const kPlace = 'posenc-recall';
