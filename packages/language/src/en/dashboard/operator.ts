export const operator = {
  title: 'Operator',
};
