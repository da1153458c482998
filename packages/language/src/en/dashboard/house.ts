export const house = {
  title: 'Your house',
};
