export { Reviews } from '../reviews/reviews.tsx';
export { ServiceEnd } from './service-end.tsx';
export { ServiceFacts } from './service-facts.tsx';
